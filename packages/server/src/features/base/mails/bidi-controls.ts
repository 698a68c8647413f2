const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Without the bidi embeddings, overrides and isolates, by which a typed name would reverse the line it is quoted in. */
export function withoutBidiControls(text: string): string {
  return text.replace(BIDI_CONTROLS, '');
}
