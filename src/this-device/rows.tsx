import type { ReactNode } from 'react';
import css from './rows.module.css';

type DeviceRowProps = {
	title: ReactNode;
	note: ReactNode;
	/** How far it is, where it is under way; in bytes. */
	progress?: { held: number; total: number } | undefined;
	/** What it looks like. */
	picture?: ReactNode;
	/** What can be done about it, or a sign that nothing is to be done. */
	children?: ReactNode;
};

/** One thing that is on this device, or could be. */
export function DeviceRow({ title, note, progress, picture, children }: DeviceRowProps) {
	return (
		<div className={css.row}>
			<div className={css.text}>
				<div className={css.words}>
					<p className={css.title}>{title}</p>
					<p className={css.note}>{note}</p>
					{progress && (
						<svg className={css.bar} viewBox={`0 0 ${progress.total} 1`} preserveAspectRatio="none" aria-hidden="true">
							<rect width={progress.held} height="1" />
						</svg>
					)}
				</div>
				{picture}
			</div>
			{children}
		</div>
	);
}

type ActionRowProps = {
	label: string;
	busy: boolean;
	/** The outcome, or what is known without it. */
	status: string;
	perform: () => Promise<void>;
};

/** Something the visitor may have done, and its outcome. */
export function ActionRow({ label, busy, status, perform }: ActionRowProps) {
	return (
		<div className={css.action}>
			<button type="button" className="link" aria-disabled={busy} onClick={() => !busy && void perform()}>
				{label}
			</button>
			<p role="status">{status}</p>
		</div>
	);
}
