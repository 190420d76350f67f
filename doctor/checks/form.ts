import type { SiteSettings } from '../../src/content/site-settings';
import { printableText } from '../../src/platform/printable-text';
import { type Finding, right, wrong } from '../finding';
import type { Page, PageForm } from '../page';

type FormSettings = SiteSettings['contactForm'];

/** Whether a page holds the form of the settings, under its unit tag and with its hidden fields. */
export function checkForm(page: Page, path: string, form: FormSettings): Finding[] {
	const found = page.forms.find(({ id }) => id === String(form.id));
	if (!found) {
		const others = page.forms.map(({ id }) => printableText(id, 20)).join(', ');
		const there = others === '' ? 'não tem formulário nenhum' : `tem o formulário ${others}`;
		return wrong(
			`${path} ${there}, e devia ter o ${form.id}.`,
			'Ponha o número certo em "contactForm", construa e publique.',
		);
	}
	const faults = [...faultsOfTag(form), ...faultsOf(found, form)];
	return faults.length > 0
		? faults.flatMap((text) => wrong(text, 'Corrija "contactForm" nas definições, construa e publique.'))
		: right(`${path} tem o formulário ${form.id}, com a etiqueta ${form.unitTag}.`);
}

/** The tag says form and page: `wpcf7-f5-p6-o1` (docs/contact-form-7.md 1). */
function faultsOfTag({ id, unitTag, containerPost }: FormSettings): string[] {
	const [, formId, post] = /^wpcf7-f(\d+)(?:-p(\d+))?-o\d+$/.exec(unitTag) ?? [];
	if (formId === undefined) return [`A etiqueta "${unitTag}" não é como wpcf7-f${id}-p${containerPost}-o1.`];
	if (formId !== String(id)) return [`A etiqueta ${unitTag} é do formulário ${formId}, e o das definições é o ${id}.`];
	if (post !== undefined && post !== String(containerPost))
		return [`A etiqueta ${unitTag} é da página ${post} de WordPress, e a das definições é a ${containerPost}.`];
	return [];
}

function faultsOf({ unitTag, hidden }: PageForm, form: FormSettings): string[] {
	const expected = [
		['_wpcf7', String(form.id)],
		['_wpcf7_version', form.version],
		['_wpcf7_locale', form.locale],
		['_wpcf7_unit_tag', form.unitTag],
		['_wpcf7_container_post', String(form.containerPost)],
	] as const;
	const wrongTag =
		unitTag === form.unitTag
			? []
			: [`O formulário na página tem a etiqueta ${printableText(unitTag, 60)}, e devia ter ${form.unitTag}.`];
	const wrongFields = expected
		.filter(([name, value]) => hidden.get(name) !== value)
		.map(
			([name, value]) =>
				`O campo ${name} da página é "${printableText(hidden.get(name) ?? '', 60)}", e devia ser "${value}".`,
		);
	return [...wrongTag, ...wrongFields];
}
