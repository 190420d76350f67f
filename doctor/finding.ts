/**
 * What one check has found: all right, wrong (the site or its form does not work as it should for somebody), doubtful (it works, and
 * could be better or may be meant so), or unknown (nobody can tell from outside). The words are the owner's.
 */
export type Finding = { kind: 'right' | 'wrong' | 'doubtful' | 'unknown'; text: string; advice?: string };

export const right = (text: string): Finding => ({ kind: 'right', text });
export const wrong = (text: string, advice?: string): Finding => ({ kind: 'wrong', text, ...(advice && { advice }) });
export const doubtful = (text: string, advice?: string): Finding => ({
	kind: 'doubtful',
	text,
	...(advice && { advice }),
});
export const unknown = (text: string, advice?: string): Finding => ({
	kind: 'unknown',
	text,
	...(advice && { advice }),
});
