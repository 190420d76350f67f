import css from './details.module.css';
import { EraseAll } from './erase-all';
import { HowLongItStays } from './how-long-it-stays';
import { InstallRow } from './install-row';
import { OtherRows } from './other-rows';

/** What is here beside the map, how long all of it stays, and taking it away. */
export default function OtherDetails() {
	return (
		<div className={css.details} data-place="after">
			<OtherRows />
			<HowLongItStays />
			<InstallRow />
			<EraseAll />
		</div>
	);
}
