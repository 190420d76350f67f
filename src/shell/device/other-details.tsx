import css from './details.module.css';
import { HowLongItStays } from './how-long-it-stays';
import { OtherRows } from './other-rows';

/** What is here beside the map, and how long all of it stays. */
export default function OtherDetails() {
	return (
		<div className={css.details}>
			<OtherRows />
			<HowLongItStays />
		</div>
	);
}
