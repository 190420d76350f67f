/**
 * What one check has found: all right, wrong (the site or its form does not work as it should for somebody), doubtful (it works, and
 * could be better or may be meant so), or unknown (nobody can tell from outside). The words are the owner's.
 */
export type Finding = { kind: 'right' | 'wrong' | 'doubtful' | 'unknown'; text: string; advice?: string };

type Find = (text: string, advice?: string) => Finding[];

/** A list, as checks give them: this one may be all that a check has found. */
const findingOf =
	(kind: Finding['kind']): Find =>
	(text, advice) => [{ kind, text, ...(advice && { advice }) }];

export const right = findingOf('right');
export const wrong = findingOf('wrong');
export const doubtful = findingOf('doubtful');
export const unknown = findingOf('unknown');
