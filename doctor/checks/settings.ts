import { parseSiteSettings, type SiteSettings, siteSettingsOf } from '../../src/content/site-settings';
import { isRecord } from '../../src/platform/json';
import { printableText } from '../../src/platform/printable-text';
import { doubtful, type Finding, right, wrong } from '../finding';
import type { Page } from '../page';
import { isLoopback } from './address';

/** Whether the site was built with the settings of this machine, for the address at which it answers. */
export function checkSettings(page: Page, settings: SiteSettings, site: URL): Finding[] {
	return [...checkOrigin(settings, site), ...checkBlock(page.settings, settings)];
}

function checkOrigin({ origin }: SiteSettings, site: URL): Finding[] {
	if (origin === site.origin) return right(`O endereço das definições é ${origin}.`);
	const text = `As definições dizem que o sítio é ${origin}, e este é ${site.origin}.`;
	return isLoopback(site)
		? doubtful(text, 'Está certo, se isto é um ensaio nesta máquina.')
		: wrong(text, 'Ponha em "origin" o endereço de quem visita, construa e publique.');
}

function checkBlock(block: string | undefined, settings: SiteSettings): Finding[] {
	const built = readBlock(block);
	if (!built) return wrong('As definições dentro das páginas não se leem.', 'Construa e publique outra vez.');
	const [mine, theirs] = [membersOf(siteSettingsOf(settings)), membersOf(built)];
	const names = [...new Set([...mine.keys(), ...theirs.keys()])].filter((name) => mine.get(name) !== theirs.get(name));
	if (names.length === 0) return right('As páginas foram construídas com estas definições.');
	return names.flatMap((name) =>
		wrong(
			`"${name}" é ${shown(mine.get(name))} nas definições e ${shown(theirs.get(name))} no sítio.`,
			'Construa com as definições certas e publique.',
		),
	);
}

function readBlock(text: string | undefined): SiteSettings | undefined {
	try {
		return parseSiteSettings(text ?? '');
	} catch {
		return undefined;
	}
}

function shown(value: unknown): string {
	return value === undefined ? 'nada' : printableText(JSON.stringify(value), 80);
}

/** `contactForm.id` → 5 */
function membersOf(value: object, path = ''): Map<string, unknown> {
	return new Map(
		Object.entries(value).flatMap(([name, member]) =>
			isRecord(member) ? [...membersOf(member, `${path}${name}.`)] : [[`${path}${name}`, member] as const],
		),
	);
}
