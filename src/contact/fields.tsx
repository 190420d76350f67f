import { Link } from '@tanstack/react-router';
import { contactMessages as m } from '#messages/contact';
import { contactSubjects } from '#messages/contact-subjects';
import css from './fields.module.css';

type FieldProps = {
	name: keyof typeof m.fields;
	kind: 'text' | 'email' | 'tel' | 'url';
	id?: string;
	autoComplete?: string;
	required?: boolean;
};

/** The classes as the plugin writes them; styles and scripts of the site may rely on them (docs/contact-form-7.md 1). */
function controlClass(kind: FieldProps['kind'], required: boolean): string {
	const classes = ['wpcf7-form-control', `wpcf7-${kind}`];
	if (required) classes.push('wpcf7-validates-as-required');
	if (kind !== 'text') classes.push('wpcf7-text', `wpcf7-validates-as-${kind}`);
	return classes.join(' ');
}

/** A line of text with its label. */
export function Field({ name, kind, id, autoComplete, required = false }: FieldProps) {
	return (
		<p className={css.field}>
			<label>
				<Label name={name} optional={!required} />
				<span className="wpcf7-form-control-wrap" data-name={name}>
					<input
						size={40}
						maxLength={400}
						className={controlClass(kind, required)}
						{...(id && { id })}
						{...(autoComplete && { autoComplete })}
						{...(required && { 'aria-required': true })}
						aria-invalid="false"
						defaultValue=""
						type={kind}
						name={name}
					/>
				</span>
			</label>
		</p>
	);
}

/** What the message is about. @param values what the form itself calls the subjects, where it is of another language than the page */
export function SubjectField({ values = contactSubjects }: { values?: readonly string[] | undefined }) {
	return (
		<p className={css.field}>
			<label>
				<Label name="your-subject" />
				<span className="wpcf7-form-control-wrap" data-name="your-subject">
					<select className="wpcf7-form-control wpcf7-select" aria-invalid="false" name="your-subject">
						{values.map((value, index) => (
							<option key={value} value={value}>
								{contactSubjects[index] ?? value}
							</option>
						))}
					</select>
				</span>
			</label>
		</p>
	);
}

const maximum = 2000;

/** The message, and how much may still be written. */
export function MessageField() {
	const [left, characters] = m.left;
	return (
		<p className={css.field}>
			<label>
				<Label name="your-message" />
				<span className="wpcf7-form-control-wrap" data-name="your-message">
					<textarea
						cols={40}
						rows={10}
						maxLength={maximum}
						className="wpcf7-form-control wpcf7-textarea wpcf7-validates-as-required"
						aria-required="true"
						aria-invalid="false"
						name="your-message"
					/>
				</span>
			</label>
			<span className={css.count}>
				{left}{' '}
				<span
					className="wpcf7-character-count down"
					data-target-name="your-message"
					data-starting-value={maximum}
					data-current-value={maximum}
					data-maximum-value={maximum}
				>
					{maximum}
				</span>{' '}
				{characters}
			</span>
			<span id="your-message-left" hidden>
				{m.charactersLeft(maximum)}
			</span>
		</p>
	);
}

/** The consent without which the form is not sent. */
export function Acceptance() {
	const [before, policy, after] = m.accept;
	return (
		<p className={css.acceptance}>
			<span className="wpcf7-form-control-wrap" data-name="accept-terms">
				<span className="wpcf7-form-control wpcf7-acceptance">
					<span className="wpcf7-list-item">
						<label>
							<input type="checkbox" name="accept-terms" value="1" aria-invalid="false" />
							<span className="wpcf7-list-item-label">
								{before} <Link to="/privacidade">{policy}</Link>
								{after}
							</span>
						</label>
					</span>
				</span>
			</span>
		</p>
	);
}

function Label({ name, optional = false }: { name: keyof typeof m.fields; optional?: boolean }) {
	return (
		<span className={css.label}>
			{m.fields[name]}
			{optional && <small> {m.optional}</small>}
		</span>
	);
}
