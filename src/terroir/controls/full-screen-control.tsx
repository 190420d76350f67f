import { useSyncExternalStore } from 'react';
import { mapControlMessages as m } from '../../messages/map-controls';
import { Icon } from '../../ui/icon';
import { canFillScreen, enterFullScreen, fullScreenStore, leaveFullScreen } from './full-screen';

export function FullScreenControl() {
	const { subscribe, getSnapshot, getServerSnapshot } = fullScreenStore;
	const full = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
	if (!canFillScreen()) return null;
	return (
		<button
			type="button"
			aria-label={m.fullScreen}
			aria-pressed={full}
			onClick={() => void (full ? leaveFullScreen() : enterFullScreen())}
		>
			<Icon name="fullscreen" />
		</button>
	);
}
