import { executionAsyncResource } from 'node:async_hooks';

/**
 * An object of Node's queue of ticks, stored for as long as the process runs. Without one, V8's garbage collector
 * deletes the hidden class of these objects in a moment without ticks. From then on every `process.nextTick` takes the
 * slow path of its object literal and about three times the time, and a response needs several. A server imports this
 * module first, since its own start collects garbage.
 */
export const tickObjects: object[] = [];

process.nextTick(() => tickObjects.push(executionAsyncResource()));
