/** Fields of the plugin's own are no part of the text (docs/contact-form-7.md 3.1), but for what is written beside an option. */
export function isPluginField(name: string): boolean {
	return /^_(?!wpcf7_free_text_)/.test(name);
}
