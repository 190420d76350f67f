import { contactMessages } from '#messages/contact';
import { ownerField } from './owner-form-here';

/** What a field of the contact form is called. */
export function labelOf(name: string): string {
	const label = import.meta.env.HAS_OWNER_FORM ? ownerField(name)?.label : undefined;
	return label ?? Object.entries(contactMessages.fields).find(([field]) => field === name)?.[1] ?? name;
}
