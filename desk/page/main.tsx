import './desk.css';
import { createRoot } from 'react-dom/client';
import { App } from './app';

const root = document.getElementById('root');
if (!root) throw new Error('No #root.');
createRoot(root).render(<App />);
