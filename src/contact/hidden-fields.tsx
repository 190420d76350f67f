import type { ContactFormSettings } from '../content/site-settings';

/** The fields by which the server knows the form (CONTRACT 3.1). */
export function HiddenFields({ settings }: { settings: ContactFormSettings }) {
	const { id, version, locale, unitTag, containerPost } = settings;
	const fields = {
		_wpcf7: id,
		_wpcf7_version: version,
		_wpcf7_locale: locale,
		_wpcf7_unit_tag: unitTag,
		_wpcf7_container_post: containerPost,
		_wpcf7_posted_data_hash: '',
	};
	return (
		<fieldset className="hidden-fields-container">
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} defaultValue={value} />
			))}
		</fieldset>
	);
}
