import { describe, expect, it } from "vitest";
import { syllables } from "../src/shell/syllables";

describe("where a name may be broken", () => {
  it.each([
    ["Schriftgelehrter", "Schrift-gelehr-ter"],
    ["Ratsversammlung 1", "Rats-ver-samm-lung 1"],
    ["Reservetruppen", "Reserve-truppen"],
    ["Schwertschmied", "Schwert-schmied"],
    ["Schatzmeister", "Schatz-meister"],
    ["Meisterjäger", "Meister-jäger"],
    ["Handelsstadt", "Handels-stadt"],
    ["Sommerende", "Som-me-rende"],
    ["Abwerfen", "Abwer-fen"],
    ["Trading Post of Philosophers", "Trading Post of Phi-lo-so-phers"],
  ])("%s", (name, broken) => {
    expect(syllables(name).replaceAll("\u00ad", "-")).toBe(broken);
  });

  it("short words stay as they are", () => {
    expect(syllables("Armee Markt Königin")).toBe("Armee Markt Königin");
  });
});
