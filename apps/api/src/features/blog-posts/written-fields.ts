export { pickContent as writtenFields } from '@workspace/contracts/post-content';
