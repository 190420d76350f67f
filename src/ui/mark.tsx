/** The mark: the four estates at their true relative positions and the lines of sight between them (docs/design.md 4). */
export function Mark({ height }: { height: number }) {
	return (
		<svg
			width={Math.round(height * 1.29)}
			height={height}
			viewBox="-4 -4 53 41"
			fill="none"
			stroke="currentColor"
			aria-hidden="true"
		>
			<path d="M2 27.5 13.5 4 45 23.5 7.2 31Z M2 27.5 45 23.5 M13.5 4 7.2 31" opacity=".75" />
			<g fill="currentColor" stroke="none">
				<circle cx="2" cy="27.5" r="2.6" />
				<circle cx="13.5" cy="4" r="2.6" />
				<circle cx="45" cy="23.5" r="2.6" />
				<circle cx="7.2" cy="31" r="2.6" />
			</g>
		</svg>
	);
}
