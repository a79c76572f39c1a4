// Made by `python -m tatami.web.typescript client/src/generated`: not to be edited.
// How the notes of letters read (games/senji/naming.py): by pattern, a star for what is said.

export interface NoteReading {
  key: string;
  parts: readonly { name: string; kind: string; at: number }[];
}

export const NOTES: Readonly<Record<string, NoteReading>> = {
  "want:any.any.*": { key: "note-want-value", parts: [{ name: "value", kind: "number", at: 2 }] },
  "want:any.*.any": { key: "note-want-what", parts: [{ name: "what", kind: "card_kind", at: 1 }] },
  "want:any.*.*": { key: "note-want-what-value", parts: [{ name: "what", kind: "card_kind", at: 1 }, { name: "value", kind: "number", at: 2 }] },
  "want:*.any.any": { key: "note-want-family", parts: [{ name: "family", kind: "family", at: 0 }] },
  "want:*.any.*": { key: "note-want-family-value", parts: [{ name: "family", kind: "family", at: 0 }, { name: "value", kind: "number", at: 2 }] },
  "want:*.*.any": { key: "note-want-family-what", parts: [{ name: "family", kind: "family", at: 0 }, { name: "what", kind: "card_kind", at: 1 }] },
  "want:*.*.*": { key: "note-want-family-what-value", parts: [{ name: "family", kind: "family", at: 0 }, { name: "what", kind: "card_kind", at: 1 }, { name: "value", kind: "number", at: 2 }] },
  "vow:peace": { key: "note-vow-peace", parts: [] },
  "vow:mercy": { key: "note-vow-mercy", parts: [] },
  "vow:no_trade": { key: "note-vow-no-trade", parts: [] },
  "vow:autumn_first": { key: "note-vow-autumn-first", parts: [] },
  "vow:autumn_last": { key: "note-vow-autumn-last", parts: [] },
  "vow:first.*": { key: "note-vow-first", parts: [{ name: "region", kind: "region", at: 1 }] },
  "vow:last.*": { key: "note-vow-last", parts: [{ name: "region", kind: "region", at: 1 }] },
  "vow:attack.*": { key: "note-vow-attack", parts: [{ name: "family", kind: "family", at: 1 }] },
  "vow:strike.*": { key: "note-vow-strike", parts: [{ name: "region", kind: "region", at: 1 }] },
  "plea:peace": { key: "note-plea-peace", parts: [] },
  "plea:mercy": { key: "note-plea-mercy", parts: [] },
  "plea:no_trade": { key: "note-plea-no-trade", parts: [] },
  "plea:autumn_first": { key: "note-plea-autumn-first", parts: [] },
  "plea:autumn_last": { key: "note-plea-autumn-last", parts: [] },
  "plea:first.*": { key: "note-plea-first", parts: [{ name: "region", kind: "region", at: 1 }] },
  "plea:last.*": { key: "note-plea-last", parts: [{ name: "region", kind: "region", at: 1 }] },
  "plea:attack.*": { key: "note-plea-attack", parts: [{ name: "family", kind: "family", at: 1 }] },
  "plea:strike.*": { key: "note-plea-strike", parts: [{ name: "region", kind: "region", at: 1 }] },
  "sworn:peace": { key: "note-sworn-peace", parts: [] },
  "sworn:mercy": { key: "note-sworn-mercy", parts: [] },
  "sworn:no_trade": { key: "note-sworn-no-trade", parts: [] },
  "sworn:autumn_first": { key: "note-sworn-autumn-first", parts: [] },
  "sworn:autumn_last": { key: "note-sworn-autumn-last", parts: [] },
  "sworn:first.*": { key: "note-sworn-first", parts: [{ name: "region", kind: "region", at: 1 }] },
  "sworn:last.*": { key: "note-sworn-last", parts: [{ name: "region", kind: "region", at: 1 }] },
  "sworn:attack.*": { key: "note-sworn-attack", parts: [{ name: "family", kind: "family", at: 1 }] },
  "sworn:strike.*": { key: "note-sworn-strike", parts: [{ name: "region", kind: "region", at: 1 }] },
  "wonder:hold.*.*": { key: "note-wonder-hold", parts: [{ name: "family", kind: "family", at: 1 }, { name: "what", kind: "card_kind", at: 2 }] },
  "wonder:attack_me": { key: "note-wonder-attack-me", parts: [] },
  "wonder:attack.*": { key: "note-wonder-attack", parts: [{ name: "family", kind: "family", at: 1 }] },
  "reply:yes": { key: "note-reply-yes", parts: [] },
  "reply:no": { key: "note-reply-no", parts: [] },
  "reply:silent": { key: "note-reply-silent", parts: [] },
  "mode:open": { key: "note-mode-open", parts: [] },
};
