import { useEffect, useState } from 'react';
import { winesMessages as m } from '../messages/wines';
import css from './printed-foot.module.css';

const longDate = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long' });

/** Address and date at the foot of the printed sheet (DESIGN 8). Both are known only where it is printed. */
export function PrintedFoot({ slug }: { slug: string }) {
	const [printed, setPrinted] = useState<{ address: string; date: string }>();
	useEffect(() => {
		function tell() {
			setPrinted({ address: `${location.host}/vinhos/${slug}`, date: longDate.format(new Date()) });
		}
		tell();
		addEventListener('beforeprint', tell);
		return () => removeEventListener('beforeprint', tell);
	}, [slug]);
	return (
		<p className={css.foot} aria-hidden="true">
			<span>{printed?.address}</span>
			<span>{printed && m.printed(printed.date)}</span>
		</p>
	);
}
