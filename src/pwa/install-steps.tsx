import { installMessages as m } from '#messages/install';
import { Icon } from '../ui/icon';
import css from './install-steps.module.css';

/** How the site is installed by hand, in the words of the menus of iOS. */
export function InstallSteps() {
	return (
		<div className={css.steps}>
			<h3>{m.onHandheldApple}</h3>
			<p>
				{m.tap} <Icon name="share" /> <b>{m.share}</b> {m.andThen} <b>{m.addToHomeScreen}</b>.
			</p>
		</div>
	);
}
