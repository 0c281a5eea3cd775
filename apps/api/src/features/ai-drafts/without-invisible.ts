const invisible = /[\p{Default_Ignorable_Code_Point}\p{Private_Use}\p{Surrogate}]/gu;

/**
 * Removes characters that no reader sees, such as zero-width spaces and tags, and halves of surrogate pairs: a model
 * can hide text in them.
 */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');
