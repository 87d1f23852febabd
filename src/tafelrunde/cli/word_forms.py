"""Does a text speak of something, whatever the form of the word? A search for "Gesandter" finds "den Gesandten".

A handful of endings is all that looking up a rule needs; the page in the browser knows the same ones
(`web/src/shell/rules/wordForms.ts`), and `tests/word_forms.txt` holds both to the same cases. English is found as it is
typed: a search for the bare word finds the longer forms too.
"""

import re

_FOLDED = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss"})
_ENDING = re.compile(r"(.{3,}?)(?:e(?:m|n|r|s|t|ns|rn|rs)?|(?<=[lr])n|(?<=[bdfghklmnrt])s)")
"""A word of three letters or more and the ending of its case or number."""


def stem(word: str) -> str:
    """A German word without what changes with case and number: "Häuser" and "Hauses" are "haus"."""
    folded = re.sub("innen$", "in", fold(word))
    found = _ENDING.fullmatch(folded)
    return found[1] if found else folded


def fold(text: str) -> str:
    """In lower case, without umlauts."""
    return text.lower().translate(_FOLDED)


def words(text: str) -> list[str]:
    """The words of a text as they stand there."""
    return re.findall(r"[^\W_]+", text)


def speaks_of(text: str, wanted: str, language: str) -> bool:
    """Does the text say this, or in German each of its words in some form, also at the end of a longer word?"""
    if language != "de":
        return wanted.lower() in text.lower()
    asked = words(wanted)
    return fold(wanted) in fold(text) or (bool(asked) and all(forms_in(text, each) for each in asked))


def forms_in(text: str, word: str) -> list[str]:
    """The words of a text that are forms of a German word: "Bonuswürfeln" of "Würfel" too."""
    return [each for each in words(text) if stem(each).endswith(stem(word))]
