/** The five members by which every event of a form says which form it is (CONTRACT 6.2). */
export type FormIdentity = {
	contactFormId: number;
	pluginVersion: string;
	contactFormLocale: string;
	unitTag: string;
	containerPostId: number;
};

/** Reads the identity from the form's hidden fields (CONTRACT 3.1); what is missing is 0 or empty. */
export function readIdentity(form: HTMLFormElement): FormIdentity {
	const hidden = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
	return {
		contactFormId: Number(hidden('_wpcf7')),
		pluginVersion: hidden('_wpcf7_version'),
		contactFormLocale: hidden('_wpcf7_locale'),
		unitTag: hidden('_wpcf7_unit_tag'),
		containerPostId: Number(hidden('_wpcf7_container_post')),
	};
}
