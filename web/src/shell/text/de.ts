import kernel from "../../../../src/tafelrunde/kernel/text/de.ftl?raw";
import shell from "./de.ftl?raw";

export default [kernel, shell];
