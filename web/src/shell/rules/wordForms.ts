/**
 * Does a text speak of something, whatever the form of the word? "Gesandter" finds "der Gesandte", "Gebäude" "Gebäuden".
 * The command line knows the same handful of endings (`cli/word_forms.py`); `tests/word_forms.txt` holds both to the same cases.
 */

/** A word of three letters or more and the ending of its case or number. */
const ENDING = /^(.{3,}?)(?:e(?:m|n|r|s|t|ns|rn|rs)?|(?<=[lr])n|(?<=[bdfghklmnrt])s)$/;

/** In lower case, without umlauts. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll("ä", "a").replaceAll("ö", "o").replaceAll("ü", "u").replaceAll("ß", "ss");

/** A German word without what changes with case and number: "Häuser" and "Hauses" are "haus". */
export function stem(word: string): string {
  const folded = fold(word).replace(/innen$/, "in");
  return ENDING.exec(folded)?.[1] ?? folded;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Makes the question whether a text says this, or in German each of its words in some form, also at the end of a longer word. */
export function speaksOf(wanted: string, language: string): (text: string) => boolean {
  if (language !== "de") return (text) => text.toLowerCase().includes(wanted.toLowerCase());
  const typed = fold(wanted);
  const stems = wordsOf(wanted).map(stem);
  return (text) => {
    if (fold(text).includes(typed)) return true;
    const said = wordsOf(text).map(stem);
    return stems.length > 0 && stems.every((each) => said.some((word) => word.endsWith(each)));
  };
}
