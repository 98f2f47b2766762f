export { OverCard } from './over-card.tsx';
export { ShareSheet } from './share-sheet.tsx';
