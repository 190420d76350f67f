import type { ComponentProps } from 'react';

/** A button beside the forms, of the site's quiet kind. */
export function QuietButton(props: ComponentProps<'button'>) {
	return <button type="button" className="button-quiet" {...props} />;
}
