import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { shellMessages as m } from '#messages/shell';
import { Icon } from '../ui/icon';
import { PageTitle } from '../ui/page-layout';

/** A page whose part could not be fetched, or that failed while rendering: says so, keeps the address, offers another try. */
export function ErrorPage({ reset }: ErrorComponentProps) {
	const router = useRouter();
	return (
		<PageTitle title={m.errorTitle}>
			<p role="alert">{m.errorText}</p>
			<button
				type="button"
				className="button"
				onClick={() => {
					reset();
					void router.invalidate();
				}}
			>
				<Icon name="refresh" /> {m.retry}
			</button>
		</PageTitle>
	);
}
