import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import css from './notice.module.css';

type NoticeProps = {
	icon: IconName;
	text: ReactNode;
	/** `dark` asks for something, `leaf` only tells. */
	ground: 'dark' | 'leaf';
	/** What can be done about it. */
	action?: ReactNode;
	/** The way to close it; without one it stays until its cause is gone. */
	close?: { label: string; onPress: () => void };
	[mark: `data-${string}`]: string;
};

/** A sentence at the foot of the page. The live region around it is the caller's, and stands before there is anything to say. */
export function Notice({ icon, text, ground, action, close, ...marks }: NoticeProps) {
	return (
		<div className={css.notice} data-ground={ground} {...marks}>
			<Icon name={icon} />
			<p>{text}</p>
			{action}
			{close && (
				<button type="button" className={css.close} aria-label={close.label} onClick={close.onPress}>
					<Icon name="close" />
				</button>
			)}
		</div>
	);
}
