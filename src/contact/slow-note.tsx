import { contactMessages as m } from '../messages/contact';
import type { FormStore } from './form-store';
import { ReachUs } from './reach-us';
import css from './slow-note.module.css';
import { useFormSnapshot } from './use-form-snapshot';

/** Says that a sending takes long, and after a while what else one can do. It stands empty until then, to be heard. */
export function SlowNote({ store }: { store: FormStore }) {
	const { slowness } = useFormSnapshot(store);
	return (
		<p role="status" className={css.slow}>
			{slowness === 'slow' && m.slow}
			{slowness === 'long' && (
				<>
					{m.long}
					<ReachUs by="phone-and-email" />
				</>
			)}
		</p>
	);
}
