import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answered, begin, socketOf, socketTo } from "../src/shell/early";
import { keepTable } from "../src/shell/keep";
import { FakeSocket, hello, socket, useFakeSockets } from "./sockets";

let asked: string[];

beforeEach(() => {
  useFakeSockets();
  vi.stubGlobal("location", { href: "https://table.example/table/t1", hash: "" });
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(path));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what a table asks for early", () => {
  it("is nothing at other addresses", () => {
    for (const path of ["/", "/rules/mil", "/table/t1/replay", "/record/t1"]) begin(path, "mil");
    expect([FakeSocket.all, asked]).toEqual([[], []]);
  });

  it("is its socket, with the key of the seat that this browser keeps", () => {
    keepTable({ id: "t1", game: "mil", seat: 1, token: "mine" });
    begin("/table/t1", undefined);
    expect(String(socket().address)).toBe("wss://table.example/api/tables/t1/socket?token=mine");
    expect(asked).toEqual([]);
  });

  it("is not the socket where several share the device: each of them has one", () => {
    keepTable({ id: "t1", game: "mil", seat: 0, token: "mine", here: [{ seat: 0, token: "mine" }] });
    begin("/table/t1", undefined);
    expect(FakeSocket.all).toEqual([]);
  });

  it("waits for the page: what the socket said meanwhile, and that it is gone", () => {
    begin("/table/t2", undefined);
    socket().hear(hello(2));
    socket().break(4404);
    const heard: string[] = [];
    const lost: number[] = [];
    const taken = socketTo(
      socketOf("t2", null),
      ({ data }) => heard.push((JSON.parse(data) as { type: string }).type),
      ({ code }) => lost.push(code),
    );
    expect([taken, heard, lost]).toEqual([FakeSocket.all[0], ["hello"], [4404]]);
  });

  it("is words and values of its game, each answer for one that asks", async () => {
    begin("/table/t3", "mil");
    expect(asked).toEqual(["/api/texts/mil/en", "/api/components/mil"]);
    expect(await (await answered("/api/components/mil"))?.text()).toBe("/api/components/mil");
    expect(answered("/api/components/mil")).toBeUndefined();
  });
});
