export { Skeleton, skeletonShapes, type SkeletonShape } from './Skeleton.tsx';
