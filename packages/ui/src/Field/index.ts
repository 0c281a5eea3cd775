export { AmountField, type AmountFieldProps } from './AmountField.tsx';
export { DateField, type DateFieldProps } from './DateField.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
