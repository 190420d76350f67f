import '../../src/styles/index.css';
import './page.css';
import { hydrateRoot } from 'react-dom/client';
import { UiPage } from './page';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <UiPage />);
document.documentElement.setAttribute('data-hydrated', '');
