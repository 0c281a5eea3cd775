import { ArrayType, p, type Platform } from '@mikro-orm/core';

/**
 * A column of type `text[]`. MikroORM's own type leaves the text NULL unquoted, which PostgreSQL reads as no value, and
 * writes tabs and line ends as JSON does, which PostgreSQL reads as letters.
 */
class TextArrayType extends ArrayType {
  override convertToDatabaseValue(value: string[] | null): string | null {
    return value && arrayLiteral(value);
  }

  override convertToJSValue(value: string[] | string | null, platform: Platform): string[] | null {
    const texts: (string | null)[] | null = super.convertToJSValue(value, platform);
    // A copy of an earlier release stores the text NULL as no value.
    return texts && texts.map((text) => text ?? 'null');
  }
}

/** An array as PostgreSQL reads it, with every element quoted: only quotes and backslashes mean something inside. */
export const arrayLiteral = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** The property of an entity whose column is of type `text[]`. */
export const textArray = () => p.type(TextArrayType).$type<string[]>();
