import { contactMessages as m } from '../messages/contact';
import css from './after-sending.module.css';
import type { FormStore } from './form-store';
import { useFormSnapshot } from './use-form-snapshot';

/** What stands in the place of the fields after a message has gone, or waits: a parcel of the house, and a way back. */
export function AfterSending({ store, onAnother }: { store: FormStore; onAnother: () => void }) {
	const { folded, status } = useFormSnapshot(store);
	if (!folded) return null;
	return (
		<div data-fields="folded">
			{status === 'sent' && (
				<svg className={css.parcel} viewBox="0 0 240 240" aria-hidden="true">
					<use href="/art/glyphs/francisca-franca.svg#glyph" />
				</svg>
			)}
			<button type="button" className="button" data-variant="secondary" onClick={onAnother}>
				{m.another}
			</button>
		</div>
	);
}
