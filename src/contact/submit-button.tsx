import { contactMessages as m } from '../messages/contact';
import { Icon } from '../ui/icon';
import css from './submit-button.module.css';

/** The plugin's submit control, an input; its client puts the spinner right after it. */
export function SubmitButton() {
	return (
		<p className={css.submit}>
			<input className="wpcf7-form-control wpcf7-submit has-spinner button" type="submit" value={m.send} />
			<span className={css.forward}>
				<Icon name="arrow" />
			</span>
			<span className={css.again}>
				<Icon name="refresh" />
			</span>
		</p>
	);
}
