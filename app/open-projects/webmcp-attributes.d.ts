import 'react';

// Attributes that describe a form to an agent in the browser (WebMCP, declarative API explainer). React passes them through.
declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
    /** Present if the agent may submit the form without the user. */
    toolautosubmit?: '';
  }
  interface InputHTMLAttributes<T> {
    toolparamdescription?: string | undefined;
  }
  interface SelectHTMLAttributes<T> {
    toolparamdescription?: string | undefined;
  }
}
