import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { withOwnerForms } from '../build/contact-forms';
import { siteLanguages } from '../build/content/languages';
import type { Language } from '../src/content/addresses';
import { type DeploymentSettings, parseDeploymentSettings } from '../src/content/deployment-settings';
import { messageOf } from '../src/platform/errors';
import { type AskLimits, createAsk } from './ask';
import { type Diagnosis, diagnose } from './diagnose';
import type { Finding } from './finding';
import { hostsOf, survey, type Target } from './survey';

/** What the doctor says, line by line, and the code with which it ends: 1 where something is wrong, 2 where it could not begin. */
type CommandResult = { lines: readonly string[]; code: 0 | 1 | 2 };

const usage = [
	'npm run doctor -- https://o-sitio.example',
	'npm run doctor -- https://o-sitio.example --wordpress https://o-wordpress.example',
	'Pergunta só a esses endereços e aos das definições (site-settings.json, ou o ficheiro de SITE_SETTINGS).',
];

/**
 * `npm run doctor -- …`: tells what of a published site is right and what is not.
 * @param settingsFile path of the settings that the site was built with
 */
export async function runDoctor(
	args: readonly string[],
	settingsFile: string,
	limits: Partial<AskLimits> = {},
): Promise<CommandResult> {
	const asked = parseArguments(args);
	if (!asked) return { lines: usage, code: 2 };
	let settings: DeploymentSettings;
	let languages: readonly Language[];
	try {
		const text = await readFile(settingsFile, 'utf8');
		languages = siteLanguages(text);
		settings = withOwnerForms(parseDeploymentSettings(text), languages);
	} catch (error) {
		return { lines: [`As definições não se leem: ${messageOf(error)}`], code: 2 };
	}
	const target = { ...asked, settings, languages };
	const fault = faultOf(target);
	if (fault !== undefined) return { lines: [fault], code: 2 };
	const { ask, close } = createAsk(hostsOf(target), limits);
	try {
		const diagnosis = diagnose(await survey(target, ask), target.site, settings);
		const isWrong = diagnosis.some(({ findings }) => findings.some(({ kind }) => kind === 'wrong'));
		return { lines: [target.site.origin, '', ...report(diagnosis)], code: isWrong ? 1 : 0 };
	} finally {
		close();
	}
}

function parseArguments(args: readonly string[]): Pick<Target, 'site' | 'wordpress'> | undefined {
	try {
		const { values, positionals } = parseArgs({
			args: [...args],
			options: { wordpress: { type: 'string' } },
			allowPositionals: true,
		});
		const [site, ...others] = positionals.map(parseAddress);
		const wordpress = values.wordpress === undefined ? undefined : parseAddress(values.wordpress);
		if (!site || others.length > 0 || (values.wordpress !== undefined && !wordpress)) return undefined;
		return { site, wordpress };
	} catch {
		return undefined;
	}
}

/** An address without a name and a password: none is sent. */
function parseAddress(text: string): URL | undefined {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
	url.hash = '';
	url.search = '';
	return url;
}

/** What makes it impossible to ask. */
function faultOf({ site, settings: { wpcf7, ajaxUrl } }: Target): string | undefined {
	if (site.pathname !== '/') return `O sítio vive na raiz do endereço: npm run doctor -- ${site.origin}`;
	const isAddress = (text: string) => URL.canParse(text, site.href) && /^https?:$/.test(new URL(text, site).protocol);
	const root = wpcf7?.api?.root;
	if (root !== undefined && !isAddress(root)) return `"wpcf7.api.root" não é um endereço: ${root}`;
	return isAddress(ajaxUrl) ? undefined : `"ajaxUrl" não é um endereço: ${ajaxUrl}`;
}

const labels: Readonly<Record<Finding['kind'], string>> = {
	right: 'certo     ',
	wrong: 'ERRADO    ',
	doubtful: 'atenção   ',
	unknown: 'por saber ',
};

const indent = ' '.repeat(12);

function report(diagnosis: Diagnosis): string[] {
	const told = diagnosis.filter(({ findings }) => findings.length > 0);
	const count = (kind: Finding['kind']) =>
		told.flatMap(({ findings }) => findings).filter((one) => one.kind === kind).length;
	return [
		...told.flatMap(({ title, findings }) => [title, ...findings.flatMap(lines), '']),
		`Certo: ${count('right')}. Errado: ${count('wrong')}. A ver com atenção: ${count('doubtful')}. Por saber: ${count('unknown')}.`,
	];
}

function lines({ kind, text, advice }: Finding): string[] {
	return [`  ${labels[kind]}${text}`, ...(advice === undefined ? [] : [`${indent}${advice}`])];
}
