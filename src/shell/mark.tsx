export { Mark } from '../ui/mark';
