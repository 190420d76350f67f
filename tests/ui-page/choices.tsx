import { useState } from 'react';
import { Listbox } from '../../src/ui/listbox/listbox';
import { smoothScrollTo } from '../../src/ui/smooth-scroll';
import { Tabs } from '../../src/ui/tabs/tabs';

const names = ['Todas', 'Martim', 'Moinho', 'Vale Sabor'];
const tabs = ['Sobre', 'Parcelas', 'Vinhos'].map((name) => ({
	name,
	id: `separador-${name}`,
	panelId: `painel-${name}`,
	content: name,
}));

/** What the visitor chooses among: tabs, a dropdown, and a way to the head of the page. */
export function Choices() {
	const [tab, setTab] = useState('Sobre');
	const [estate, setEstate] = useState('Todas');
	const options = names.map((name) => ({ value: name, name }));

	function handleUp() {
		const target = document.querySelector<HTMLElement>('#roda');
		if (target) smoothScrollTo(target, 800);
	}

	return (
		<>
			<Tabs label="Separadores" tabs={tabs} chosen={tab} onChoose={setTab} />
			{tabs.map(({ name, id, panelId }) => (
				<div key={id} id={panelId} role="tabpanel" aria-labelledby={id} hidden={name !== tab}>
					<p>{name}</p>
				</div>
			))}
			<Listbox label="Quintas" options={options} chosen={estate} onChoose={setEstate}>
				Quinta: {estate}
			</Listbox>
			<button type="button" className="button" onClick={handleUp}>
				Para cima
			</button>
		</>
	);
}
