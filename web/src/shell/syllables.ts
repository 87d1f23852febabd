/** Names in little room: where a long word may be broken, also in a browser that knows no dictionary. */

const SOFT = "\u00ad";
const LONG = 8;
/** So many letters stay together at either end. */
const LEAST = 3;
/** What a syllable begins with, if it ends what stands between two vowels; otherwise it begins with one consonant. */
const BEGINS = /(?:sch[lmnrw]?|ch|ck|ph|qu|(?<=.)s[pt][rl]?|th|[bdfgkpt]r|[bfgkp]l|[^aeiouyäöü])$/i;
const BETWEEN = /([aeiouyäöü])([^aeiouyäöü\s]+)(?=[aeiouyäöü])/gi;
/** What names are often put together with: they are broken before it, and not elsewhere. */
const LAST_PARTS =
  /(?<=...)(?:felder|führer|gelehrter|herr|hügel|jäger|leute|mann|meister|schaft|schmied|stadt|truppen|versammlung)$/i;

/** A name with soft hyphens where its long words may be broken. */
export const syllables = (name: string): string => name.replace(/\p{L}+/gu, (word) => broken(word));

function broken(word: string): string {
  if (word.length < LONG) return word;
  const { index } = word.match(LAST_PARTS) ?? {};
  if (index !== undefined) return word.slice(0, index) + SOFT + broken(word.slice(index));
  const places = [...word.matchAll(BETWEEN)].map(({ index: vowel, 2: consonants = "" }) => {
    const begins = consonants.match(BEGINS)?.[0] ?? "";
    return vowel + 1 + consonants.length - begins.length;
  });
  const fit = places.filter((at) => at >= LEAST && word.length - at >= LEAST);
  return [0, ...fit].map((at, number) => word.slice(at, fit[number])).join(SOFT);
}
