import form from 'virtual:content/form';
import { fieldOfName, fieldsOf, type OwnerField } from './owner-fields';

/*
 * The form of the owner's WordPress in the language of the page. Code that asks for it asks the build first whether there is any, so that
 * without one nothing of it is in the scripts: `import.meta.env.HAS_OWNER_FORM && ownerForm()`.
 */

/** Null where the fields that are shipped as an example stand in this language. */
export function ownerForm() {
	return form;
}

/** Its fields by their names, in its order; none where there is no form. */
export function ownerFields(): ReadonlyMap<string, OwnerField> {
	return new Map(form ? fieldsOf(form).map((field) => [field.name, field]) : []);
}

/** The field for which something is posted under this name: `photos` for `photos[]`, and that of the option beside which it is written. */
export function ownerField(name: string): OwnerField | undefined {
	return ownerFields().get(fieldOfName(name).replace(/^_wpcf7_free_text_/, ''));
}
