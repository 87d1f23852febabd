/** What is fetched once for each key: who asks meanwhile waits for the same answer. After a failure it is asked anew. */
export function once<T>(fetch: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (key) => {
    const known = asked.get(key);
    if (known) return known;
    const answer = fetch(key);
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
    return answer;
  };
}
