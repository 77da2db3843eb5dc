import 'react';

// What a form says of itself to an agent in the browser (WebMCP, declarative API explainer). React passes them on as they are.
declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
    /** Present where the agent may submit the form without the person. */
    toolautosubmit?: '';
  }
  interface InputHTMLAttributes<T> {
    toolparamdescription?: string | undefined;
  }
  interface SelectHTMLAttributes<T> {
    toolparamdescription?: string | undefined;
  }
}
