/** The sign for playing: three contours around a triangle. */
export function PlayMark() {
	return (
		<svg viewBox="0 0 160 160" aria-hidden="true" fill="none" stroke="currentColor">
			<circle cx="80" cy="80" r="38" strokeWidth="1.6" />
			<circle cx="80" cy="80" r="57" strokeWidth="1" opacity="0.7" />
			<circle cx="80" cy="80" r="76" strokeWidth="0.7" opacity="0.45" />
			<path d="M69 60v40l34-20Z" fill="currentColor" stroke="none" />
		</svg>
	);
}
