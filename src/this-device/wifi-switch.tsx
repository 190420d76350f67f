import { useEffect, useId, useState } from 'react';
import { resumeWaiting } from '../extract/extract';
import { readWifiOnly, writeWifiOnly } from '../extract/preferences';
import { storageMessages as m } from '../messages/storage';
import { connectionType } from '../platform/connection';
import css from './wifi-switch.module.css';

/** Whether the map may come over mobile data; nothing where the browser does not tell what line it has. */
export function WifiSwitch() {
	const [only, setOnly] = useState<boolean>();
	const id = useId();
	useEffect(() => {
		if (connectionType() !== undefined) void readWifiOnly().then(setOnly);
	}, []);
	if (only === undefined) return null;

	const toggle = async () => {
		if (!(await writeWifiOnly(!only))) return;
		setOnly(!only);
		if (only) resumeWaiting();
	};
	return (
		<div className={css.row}>
			<p id={id} className={css.text}>
				{m.wifiOnly}
				<small>{m.wifiOnlyHint}</small>
			</p>
			<button
				type="button"
				role="switch"
				aria-checked={only}
				aria-labelledby={id}
				className={css.switch}
				onClick={() => void toggle()}
			/>
		</div>
	);
}
