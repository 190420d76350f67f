import { describe, expect, it } from 'vitest';
import { answered, answeredJson } from '../testing/answers';
import { checkClock, clockOffset } from './clock';
import { checkCompanion } from './companion';

const noon = Date.UTC(2026, 10, 26, 12);
const at = (time: number, headers: Record<string, string> = {}) =>
	answered('/', { headers: { date: new Date(time).toUTCString(), ...headers } });
const rounded = (ms: number | undefined) => Math.round((ms ?? Number.NaN) / 1000);

describe('the clock', () => {
	it('is ahead by what the freshest answer says', () => {
		expect(rounded(clockOffset([at(noon)]))).toBe(0);
		expect(rounded(clockOffset([at(noon - 3_600_000, { age: '3600' })]))).toBe(0);
		expect(rounded(clockOffset([at(noon - 3_600_000), at(noon + 60_000)]))).toBe(60);
		expect(clockOffset([answered('/'), answered('/', { headers: { date: 'ontem' } })])).toBeUndefined();
	});

	it.each([
		[0, 'right', 'está certo'],
		[-119_000, 'right', 'está certo'],
		[3_600_000, 'wrong', 'está 60 minutos adiantado'],
		[-86_400_000 * 3, 'wrong', 'está 3 dias atrasado'],
		[undefined, 'unknown', 'não diz as horas'],
	])('that is %s ms ahead is %s', (offset, kind, words) =>
		expect(checkClock(offset, 'O relógio')).toEqual([
			expect.objectContaining({ kind, text: expect.stringContaining(words) }),
		]),
	);
});

describe('the companion', () => {
	const schema = (more: object) => answeredJson('/schema', { version: 'x', locale: 'pt_PT', rules: [], ...more });
	const named = schema({ quatro_vistas: { version: '1.0.0' } });
	const well = {
		version: '1.0.0',
		contact_form_7: true,
		submissions: true,
		unfinished: 0,
		time: noon / 1000,
	};
	const health = (json: unknown) => answeredJson('/health', json);
	const told = (...args: Parameters<typeof checkCompanion>) =>
		checkCompanion(...args).map(({ kind, text }) => `${kind}: ${text}`);

	it('is right where schema and health say so', () =>
		expect(told(named, health(well))).toEqual([
			'right: O companheiro está em WordPress.',
			'right: É a versão 1.0.0.',
			'right: Tem a tabela em que reconhece mensagens repetidas.',
			'right: O relógio de WordPress está certo com o desta máquina.',
		]));

	it('may be missing, which is no mistake', () => {
		const missing = answeredJson('/health', { code: 'rest_no_route' }, { status: 404 });
		expect(told(schema({}), missing)).toEqual([expect.stringMatching(/^doubtful: O companheiro não está/)]);
		expect(told(schema({ quatro_vistas: null }), missing)[0]).toMatch(/^doubtful/);
	});

	it('is there, and its state unknown, where its route is not passed on', () =>
		expect(told(named, answered('/health', { status: 404 }))).toEqual([
			'right: O companheiro está em WordPress.',
			expect.stringMatching(/^unknown: O estado/),
		]));

	it.each([
		['no table', { ...well, submissions: false }, /Falta-lhe a tabela/],
		['a form plugin that is not active', { ...well, contact_form_7: false }, /Contact Form 7 não está ativo/],
		['a clock that is off', { ...well, time: noon / 1000 + 3600 }, /60 minutos adiantado/],
		['a member of another type', { ...well, submissions: 'yes' }, /não diz de si o que devia/],
		['no time', { ...well, time: 'agora' }, /não diz de si o que devia/],
		['a list', [], /não é JSON/],
	])('is wrong with %s', (_what, json, words) =>
		expect(told(named, health(json)).filter((line) => line.startsWith('wrong'))).toEqual([
			expect.stringMatching(words),
		]),
	);

	it.each([
		[1, 'uma mensagem ficou a meio'],
		[3, '3 mensagens ficaram a meio'],
	])('is doubtful where messages died at work: %s', (unfinished, words) =>
		expect(told(named, health({ ...well, unfinished }))).toContainEqual(
			expect.stringMatching(`^doubtful: Nos últimos 30 dias ${words}`),
		),
	);

	it('is wrong where it answers nonsense, or an error', () => {
		expect(told(named, answered('/health', { text: '<html>' }))[1]).toMatch(/^wrong: .*não é JSON/);
		expect(told(named, answered('/health', { status: 500 }))[1]).toMatch(/^wrong: .*erro do servidor/);
	});

	it('is hidden by a cache where its route answers and the schema does not name it', () =>
		expect(told(schema({}), health(well))).toEqual([expect.stringMatching(/^wrong: .*não o dizem/)]));

	it('cannot write to the terminal by its version', () =>
		expect(told(named, health({ ...well, version: '\u001b]0;x\u0007' }))[1]).toBe('right: É a versão ]0;x.'));
});
