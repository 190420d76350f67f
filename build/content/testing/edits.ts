import fc from 'fast-check';

/** A change that somebody, an editor or a disk makes to a file by mistake. `at` and `to` are places in it, from 0 to 1. */
type Edit = { kind: EditKind; at: number; to: number; value: string };

type EditKind = keyof typeof edits;

const words = (line: string) => line.split(' ');

/** What people, programs and other languages put where a value belongs. */
const values = [
	...['', ' '],
	...words('~ null true 0 -1 1e9 3022 17.5 2026-02-30 12/10/2026 100%'),
	...['28,5 %, 71,5%', '"', "'", '"aberta', "'aberta", 'uma "citação', 'a: b', '# nota'],
	...words('* &a *a ! @ % ` | > >-'),
	...['[', ']', '[a, b]', '{', '}', '{a: b}', '- ', '-', '--- ', '...'],
	...['? ', ': ', '<<: *a', '__proto__', 'constructor'],
	...['\t', '\r', '\u0000', '\u0007', '\u00a0', '\u200b', '\u2028', '\ufeff', '\ufffd', '\ud800', '🍷', 'é', 'ﬁ'],
	...words('<b>x</b> ![x](y) [x](/nada) [x](//host) [x](javascript:1) [x]() `x`'),
	...['> x', '1. x', '### x', '##', '***'],
	...words('/vinhos/abade abade tinto vv-acima art/plates/vv-acima.svg /art/x.webp ../x.svg'),
	'x'.repeat(300),
];

const lines =
	(change: (all: string[], at: number, to: number, value: string) => void) => (text: string, edit: Edit) => {
		const all = text.split('\n');
		const place = (part: number) => Math.min(all.length - 1, Math.floor(part * all.length));
		change(all, place(edit.at), place(edit.to), edit.value);
		return all.join('\n');
	};

const edits = {
	delete: lines((all, at) => void all.splice(at, 1)),
	duplicate: lines((all, at) => void all.splice(at, 0, all[at] ?? '')),
	move: lines((all, at, to) => void all.splice(to, 0, ...all.splice(at, 1))),
	indent: lines((all, at, _, value) => void all.splice(at, 1, `${value === '\t' ? '\t' : '  '}${all[at]}`)),
	outdent: lines((all, at) => void all.splice(at, 1, (all[at] ?? '').trimStart())),
	insert: lines((all, at, _, value) => void all.splice(at, 0, value)),
	retype: lines(
		(all, at, _, value) =>
			void all.splice(
				at,
				1,
				(all[at] ?? '').replace(/(?<=^[^:]*: ?|^ *- ).*$/, () => value),
			),
	),
	rename: lines(
		(all, at, _, value) =>
			void all.splice(
				at,
				1,
				(all[at] ?? '').replace(/[^ :-]+(?=:)/, () => value),
			),
	),
	truncate: (text: string, { at }: Edit) => text.slice(0, Math.floor(at * text.length)),
	type: (text: string, { at, value }: Edit) =>
		text.slice(0, Math.floor(at * text.length)) + value + text.slice(Math.floor(at * text.length)),
	swapBytes: (text: string, { at, to }: Edit) => {
		const bytes = Buffer.from(text);
		const [one, other] = [Math.floor(at * bytes.length), Math.floor(to * bytes.length)];
		[bytes[one], bytes[other]] = [bytes[other] ?? 0, bytes[one] ?? 0];
		return bytes.toString('utf8');
	},
	flipBit: (text: string, { at, to }: Edit) => {
		const bytes = Buffer.from(text);
		const place = Math.floor(at * bytes.length);
		bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(to * 8));
		return bytes.toString('utf8');
	},
	otherEncoding: (text: string) => Buffer.from(text, 'latin1').toString('utf8'),
	otherLineEnds: (text: string, { at }: Edit) => text.replaceAll('\n', at < 0.5 ? '\r\n' : '\r'),
} as const;

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const kinds = Object.keys(edits) as EditKind[];

export const anyEdit: fc.Arbitrary<Edit> = fc.record({
	// Most mistakes are made in a line of the fields.
	kind: fc.oneof(fc.constantFrom(...kinds), fc.constant<EditKind>('retype')),
	at: place,
	to: place,
	value: fc.oneof(fc.constantFrom(...values), fc.string({ unit: 'grapheme', maxLength: 12 })),
});

export function edited(text: string, edit: Edit): string {
	return edits[edit.kind](text, edit);
}
