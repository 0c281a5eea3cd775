import { ArrayType, p, type Platform } from '@mikro-orm/core';

/**
 * A column of type `text[]`. MikroORM's own type leaves the text NULL unquoted, which PostgreSQL reads as SQL NULL,
 * and escapes tabs and line ends as JSON does, which PostgreSQL reads as letters.
 */
class TextArrayType extends ArrayType {
  override convertToDatabaseValue(value: string[] | null): string | null {
    return value && arrayLiteral(value);
  }

  override convertToJSValue(value: string[] | string | null, platform: Platform): string[] | null {
    const texts: (string | null)[] | null = super.convertToJSValue(value, platform);
    // A process of an earlier release stores the text NULL as SQL NULL.
    return texts && texts.map((text) => text ?? 'null');
  }
}

/** Formats a PostgreSQL array literal with every element quoted: only quotes and backslashes need escapes. */
export const arrayLiteral = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** The entity property of a `text[]` column. */
export const textArray = () => p.type(TextArrayType).$type<string[]>();
