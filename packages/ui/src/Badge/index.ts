export { Badge, badgeTones, type BadgeTone } from './Badge.tsx';
