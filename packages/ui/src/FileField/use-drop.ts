import { useState, type DragEvent } from 'react';

/** Attributes of an area that takes dropped data of a type, such as `Files`. It has `data-over` while such data is over it. */
export function useDrop(type: string, onDropped: (data: DataTransfer) => void) {
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(type)) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDropped(event.dataTransfer);
  };
  return { 'data-over': isOver || undefined, onDragOver, onDrop, onDragLeave: () => setOver(false) };
}
