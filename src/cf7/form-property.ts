import type { FormView } from './form-view';
import type { Schema } from './schema';

/** What a form that was taken over carries as `form.wpcf7`, for the site's scripts (CONTRACT 10). */
export type FormProperty = {
	readonly id: number;
	readonly status: string;
	readonly pluginVersion: string;
	readonly locale: string;
	readonly unitTag: string;
	readonly containerPost: number;
	readonly parent: HTMLElement;
	/** Undefined until it has come. */
	schema: Schema | undefined;
};

export function formProperty(view: FormView): FormProperty {
	const { contactFormId, pluginVersion, contactFormLocale, unitTag, containerPostId } = view.identity;
	return {
		id: contactFormId,
		get status() {
			return view.status;
		},
		pluginVersion,
		locale: contactFormLocale,
		unitTag,
		containerPost: containerPostId,
		parent: view.wrapper,
		schema: undefined,
	};
}
