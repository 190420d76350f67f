import { contactMessages as m } from '#messages/contact';
import { producer } from '../../content/producer';

const { phone, email } = producer;

/** The end of a sentence: how else the house can be reached. */
export function ReachUs({ by }: { by: 'phone' | 'phone-and-email' }) {
	return (
		<>
			{' '}
			<a href={phone.href}>{phone.text}</a>
			{by === 'phone-and-email' && (
				<>
					{' '}
					{m.or} <a href={email.href}>{email.text}</a>
				</>
			)}
			.
		</>
	);
}
