/** The subset of JSON Schema that the schemas of the product API use, see `violations`. */
export interface Schema {
  $id?: string;
  $ref?: string;
  /** A description of valid values that follows "is not". */
  title?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  /** Only `date` is supported. */
  format?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema | undefined>>;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  $defs?: Readonly<Record<string, Schema>>;
}
