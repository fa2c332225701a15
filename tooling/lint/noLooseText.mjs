import ts from 'typescript';

/**
 * Browsers translate a page by replacing each text node with elements of their own. React keeps its reference to the
 * old node. Removing that node or inserting beside it then throws, and updating it changes nothing on the screen. Only
 * text that is the single child of its element is safe, because React then sets the element's `textContent`.
 */

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike | ts.TypeFlags.Any;

/** Returns whether React ignores a part of JSX: a line break with its indentation, or a comment. */
const isLeftOut = (child) =>
  (child.type === 'JSXText' && /^\s*\n\s*$/.test(child.value)) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

/** Returns whether an expression is a text without placeholders, such as `t('Details')`, which never changes. */
const isStaticTranslation = ({ type, callee, arguments: values }) =>
  type === 'CallExpression' && /^t(?:In)?$/.test(callee.name) && values.every((value) => value.type === 'Literal');

const isStaticText = (child) =>
  child.type === 'JSXText' ||
  (child.type === 'JSXExpressionContainer' &&
    (child.expression.type === 'Literal' || isStaticTranslation(child.expression)));

/** Returns whether a value of the type may be rendered as a text node. */
function mayBeText(type) {
  if (type.isUnion()) return type.types.some(mayBeText);
  // An empty string renders nothing.
  return (type.flags & TEXT) !== 0 && !(type.isStringLiteral() && type.value === '');
}

/** Returns whether a value of the type is a list with items that may be rendered as text nodes. */
function mayHoldText(type, checker, seen = new Set()) {
  // A type of elements may contain lists of its own type.
  if (seen.has(type)) return false;
  seen.add(type);
  if (type.isUnion()) return type.types.some((part) => mayHoldText(part, checker, seen));
  if (!checker.isArrayType(type) && !checker.isTupleType(type)) return false;
  return checker.getTypeArguments(type).some((item) => mayBeText(item) || mayHoldText(item, checker, seen));
}

export const noLooseText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      loose: 'Put this text into its own element, or use one template string. Otherwise translated pages break.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const isText = (child) =>
      isStaticText(child) ||
      (child.type === 'JSXExpressionContainer' && mayBeText(services.getTypeAtLocation(child.expression)));
    const checker = services.program.getTypeChecker();
    const isDynamic = (child) => child.type === 'JSXExpressionContainer' && !isStaticText(child);
    const check = ({ type, children }) => {
      const shown = children.filter((child) => !isLeftOut(child));
      for (const child of shown)
        if (isDynamic(child) && mayHoldText(services.getTypeAtLocation(child.expression), checker))
          context.report({ node: child, messageId: 'loose' });
      // The only child of a fragment is a sibling of the fragment's siblings.
      if (shown.length < 2 && type !== 'JSXFragment') return;
      for (const child of shown)
        if (isText(child) && (isDynamic(child) || shown.some((other) => other !== child && isDynamic(other))))
          context.report({ node: child, messageId: 'loose' });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
